import path from 'node:path'

/**
 * What antd's parts bring along to write their styles at run time stays out of the bundles: they have them from CSS that was
 * taken out of antd before (packages/blocks/src/antd). That is two thirds of the dialog's code.
 */
export const slimAntd = {
  /** For webpack's NormalModuleReplacementPlugin. */
  replace(asked: { request: string; context: string }): void {
    asked.request = replacementOf(asked) ?? asked.request
  },
  /** For `module.rules`: these packages do nothing by being loaded alone, and do not say so. */
  rule: { test: /\/node_modules\/@(rc-component|ant-design)\//, sideEffects: false },
}

const replacements: readonly (readonly [RegExp, string])[] = [
  [/\/style(\/\w+)?$/, 'no-antd-styles.js'],
  [/\/theme\/(internal|useToken|util\/genStyleUtils)$/, 'no-antd-theme.js'],
]
/** Among themselves styles and theme ask for one another, and ConfigProvider for both: nothing leads to them any more. */
const askedByParts = /\/node_modules\/antd\/es\/(?!style\b|theme\b|config-provider\b|[^/]+\/style\b)/

function replacementOf({ request, context }: { request: string; context: string }): string | undefined {
  const file = askedByParts.test(`${context}/`) && replacements.find(([pattern]) => pattern.test(request))?.[1]
  return file ? path.join(__dirname, 'stand-ins', file) : undefined
}
