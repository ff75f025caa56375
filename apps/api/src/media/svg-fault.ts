/** Why a drawing cannot be published, for a person; goes on after "media/a.svg". */
export class SvgFault extends Error {}
