import '@testing-library/jest-dom'

// jsdom has no layout, so nothing scrolls.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView = () => undefined
