// Each import here, the setting, the pattern and the names break a rule of eslint.config.mjs; `npm run lint` fails when the linter lets one pass.
import { navigate } from 'gatsby'
import type { components } from '@university/api-schema/types'
import { buildApp } from '../../../apps/api/src/app'

export const forbidden = [navigate, buildApp, null as unknown as components, process.env.HOME, /(?<=a)b/, ''.localeCompare]

document.body.ariaLabel = 'Body'
