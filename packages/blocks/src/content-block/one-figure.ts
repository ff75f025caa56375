/** Hours and other ranges, `9:00–17:00` and `7–11-сынып`, and a figure with its word or ending, `301-бөлме` and `22:30-да`: they are read as one. */
export const oneFigure = /\d[\d:.,]*(?:(?:–\d[\d:.,]*)+(?:-\p{L}{1,16})?|-\p{L}{1,16})(?!\p{L})/gu
