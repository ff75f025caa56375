/** The folder of this module. Those below it ask here, for the generator runs as one module that stands in this folder. */
export const ownFolder = new URL('.', import.meta.url)
