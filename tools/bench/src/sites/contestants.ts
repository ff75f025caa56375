import { ours } from './ours'
import { peer } from './peer'
import type { Contestant } from './contestant'

/** All of them; each peer works in a folder of its own below `work`, ours in the copy of the checkout. */
export function contestants(checkout: string, work: string): Contestant[] {
  return [
    ours(checkout),
    peer({ name: 'next', called: 'Next.js', program: 'next', bin: 'next/dist/bin/next', args: ['build'], made: ['out', '.next'] }, work, checkout),
    peer({ name: 'astro', called: 'Astro', program: 'astro', bin: 'astro/astro.js', args: ['build'], made: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'] }, work, checkout),
    peer({ name: 'eleventy', called: 'Eleventy', program: '@11ty/eleventy', bin: '@11ty/eleventy/cmd.cjs', args: ['--quiet'], made: ['dist'] }, work, checkout),
  ]
}
