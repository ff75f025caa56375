/** A whole number of Kazakhstan, as the contract wants it. */
export const phonePattern = /^\+7-\(\d{3}\)-\d{3}-\d{2}-\d{2}$/
