// Tests on Node look at no page, so what looks at pages is not loaded for them.
if (typeof document !== 'undefined') require('./set-up-page.ts')
