/** How far the clocks of Almaty are ahead of UTC, in milliseconds: since 1 March 2024. What lists show is later, or over by any count. */
export const almatyOffset = 5 * 3_600_000
