/** @jest-environment node */
import { readFileSync } from 'node:fs'
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { slimAntd } from './slim-antd'

const parts = ['antd/es/modal/Modal', 'antd/es/date-picker/generatePicker', '@rc-component/picker/generate/dayjs']

let files: string[]
let faults: string[]

beforeAll(async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'slim-'))
  await fs.writeFile(path.join(folder, 'entry.js'), parts.map((part, place) => `export { default as part${place} } from '${part}'`).join('\n'))
  const { warnings = [], errors = [], modules = [] } = await compile(folder)
  await fs.rm(folder, { recursive: true })
  faults = [...errors, ...warnings].map(({ moduleName, message }) => `${moduleName}: ${message}`)
  files = modules.flatMap((module) => module.modules ?? [module]).flatMap(({ nameForCondition }) => nameForCondition ?? [])
})

test('the dialog and the calendar find all that they ask for', () => {
  expect(faults).toEqual([])
  expect(files).toEqual(expect.arrayContaining([expect.stringContaining('antd/es/modal/Modal.js'), expect.stringContaining('antd/es/date-picker/generatePicker/generateRangePicker.js')]))
})

test('they bring nothing that writes styles or works out colours', () => {
  const unwanted = /node_modules\/(@ant-design\/(cssinjs|cssinjs-utils|colors|fast-color)|stylis|antd\/es\/(theme\/(?!interface)|style\/|config-provider\/index|.+\/style\/))/

  expect(files.filter((file) => unwanted.test(file))).toEqual([])
})

test('of the theme they read what its stand-in has', () => {
  const sources = files.filter((file) => file.includes('/antd/es/')).map((file) => readFileSync(file, 'utf8'))
  const read = sources.flatMap((source) => source.match(/\btoken\.\w+/g) ?? [])

  expect([...new Set(read)]).toEqual(['token.zIndexPopupBase'])
})

function compile(folder: string): Promise<webpack.StatsCompilation> {
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: './entry.js',
    output: { path: folder, library: { type: 'commonjs2' } },
    externals: ['react', 'react-dom'],
    resolve: { modules: [path.resolve(__dirname, '../../../node_modules')] },
    module: { rules: [slimAntd.rule] },
    plugins: [new webpack.NormalModuleReplacementPlugin(/^\./, slimAntd.replace)],
    optimization: { minimize: false },
    performance: false,
  })
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const told = stats?.toJson({ all: false, errors: true, warnings: true, modules: true, nestedModules: true, modulesSpace: Infinity, nestedModulesSpace: Infinity })
      compiler.close(() => (told ? resolve(told) : reject(error ?? new Error('webpack says nothing'))))
    })
  })
}
