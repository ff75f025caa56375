const fonts = ['400 1rem "Onest"', '600 1rem "Onest"', '600 1rem "Literata"']

/** Waits for the fonts of the site, which come too late to be used where nothing has asked for them before. */
export async function loadFonts(): Promise<void> {
  await Promise.all(fonts.map((font) => document.fonts.load(font, 'aяқ')))
}
