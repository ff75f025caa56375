import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../../..')

/** The generators and documents to compare with; installed by the benchmark itself, so that nobody else pays for them. */
export const peersFolder = join(import.meta.dirname, 'peers')

const mock = (file: string): string[] => ['tools/codegen/bin/university-codegen.cjs', 'mock', file]

/** The documents measured, each with a GET that needs no parameters and what starts its mock server, for ours `npm run mock`. */
export const documents = [
  { name: 'ours', file: join(root, 'packages/api-schema/openapi.yaml'), get: { id: 'getCaptchaChallenge', path: '/api/captcha/challenge' }, mock: () => ['--import', 'tsx', 'packages/api-client/src/testing/cli.ts'] },
  { name: 'figma', file: join(peersFolder, 'node_modules/@figma/rest-api-spec/openapi/openapi.yaml'), get: { id: 'getMe', path: '/v1/me' }, mock },
  { name: 'github', file: join(peersFolder, 'node_modules/@octokit/openapi/generated/api.github.com.json'), get: { id: 'meta/get', path: '/meta' }, mock },
]

export const peersAreInstalled = (): boolean => documents.every(({ file }) => existsSync(file))
