import { defineConfig } from 'astro/config'

export default defineConfig({ site: 'http://localhost:8000', trailingSlash: 'never', build: { format: 'directory' }, devToolbar: { enabled: false } })
