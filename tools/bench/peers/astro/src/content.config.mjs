import { glob } from 'astro/loaders'
import { defineCollection } from 'astro:content'

export const collections = { pages: defineCollection({ loader: glob({ pattern: '**/*.json', base: './data/pages' }) }) }
