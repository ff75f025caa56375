/** For the picture that is seen first. React 18 knows the attribute only in lower case, its types only in camel case. */
export const highPriority = { fetchpriority: 'high' } as object
