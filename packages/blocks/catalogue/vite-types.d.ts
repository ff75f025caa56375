/// <reference types="vite/types/importMeta.d.ts" />

// Styles without names of classes. What Vite declares for CSS modules would contradict src/css-modules.d.ts.
declare module '*.css'
