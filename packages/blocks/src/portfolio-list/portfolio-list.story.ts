import type { Story } from '../testing/story'
import type { PortfolioListOptions } from './portfolio-list.options'

export const story = {
  options: {},
  asks: ['listPortfolios', 'listDepartments'],
  step: '?degree=phd',
} satisfies Story<PortfolioListOptions>
