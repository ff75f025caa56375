import fs from 'node:fs/promises'
import path from 'node:path'

/** The parts of Gatsby's webpack.stats.json that are read here. */
interface Stats {
  assetsByChunkName: Record<string, string[]>
}

/**
 * Scripts, styles and data that all sites of a build share: exactly the files that this build names. Gatsby's output folder also
 * holds those of former builds.
 *
 * @returns paths below the folder
 */
export async function listSharedFiles(publicFolder: string): Promise<string[]> {
  const chunkMap = JSON.parse(await fs.readFile(path.join(publicFolder, 'chunk-map.json'), 'utf8')) as Record<string, string[]>
  const { assetsByChunkName } = JSON.parse(await fs.readFile(path.join(publicFolder, 'webpack.stats.json'), 'utf8')) as Stats
  const named = [...Object.values(chunkMap).flat().map((file) => file.slice(1)), ...Object.values(assetsByChunkName).flat()]

  // Chunks without a name stand in no list; the webpack runtime knows them by their hashes.
  const runtimeFile = named.find((file) => file.startsWith('webpack-runtime-'))
  const runtime = runtimeFile ? await fs.readFile(path.join(publicFolder, runtimeFile), 'utf8') : ''
  const unnamed = (await fs.readdir(publicFolder)).filter((file) => {
    const hash = /(?:-([0-9a-f]{12,20})\.js|\.([0-9a-f]{12,20})\.css)$/.exec(file)?.slice(1).find(Boolean)
    return hash && runtime.includes(hash)
  })

  return [...new Set(['page-data/app-data.json', ...named, ...unnamed])].filter((file) => !file.endsWith('.map'))
}
