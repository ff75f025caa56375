import type { Story } from '../testing/story'
import type { ScientificProjectsOptions } from './scientific-projects.options'

export const story = {
  options: {},
  asks: ['listProjects', 'listProjectTypes', 'listProjectFunding'],
  step: '?status=ongoing',
  states: {
    'with its chart': { press: ['chart.show'], shows: 'figure svg' },
    'a project unfolded': { press: ['projects.details'] },
  },
} satisfies Story<ScientificProjectsOptions>
