import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

export default defineConfig({
  input: { path: process.env.BENCH_DOCUMENT ?? '' },
  output: { path: process.env.BENCH_OUT ?? '', clean: true, format: false, lint: false },
  plugins: [pluginOas({ generators: [], validate: false }), pluginTs({ output: { path: 'types' } }), pluginClient({ output: { path: 'client' }, client: 'fetch' })],
})
