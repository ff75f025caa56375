import path from 'node:path'
import { defineConfig } from 'vite'

const web = path.resolve(import.meta.dirname, '../../../apps/web')

/** For `npm run blocks`. The port comes from there. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: 'static',
  // The blocks are shown as the site shows them: its styles, its dates, its accessibility settings. Blocks may not know them.
  resolve: { alias: { '@site': path.join(web, 'src') } },
  // As in `gatsby develop`: React says what it does not like, and every answer is held against the contract.
  define: { 'process.env.NODE_ENV': '"development"' },
  // Names of classes as Gatsby exports them.
  css: { modules: { localsConvention: 'dashesOnly', generateScopedName: '[name]--[local]--[hash:5]' } },
  server: { strictPort: true, fs: { allow: [path.resolve(web, '../..')] } },
  build: {
    outDir: path.resolve(web, '../../dist/blocks'),
    emptyOutDir: true,
    minify: false,
    // Fonts and pictures stay files.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: [path.join(import.meta.dirname, 'index.html'), path.join(import.meta.dirname, 'frame.html')] },
  },
})
