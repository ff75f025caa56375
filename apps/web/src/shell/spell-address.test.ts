test.each([
  ['/en/100%?q=5%#top', '/en/100%25?q=5%#top'],
  ['/ru/%D0%BF/%FF', '/ru/%25D0%25BF/%25FF'],
  ['/ru/%D0%BF?q=%', '/ru/%D0%BF?q=%'],
])('%s becomes an address that the router can read, in the same step', (address, spelt) => {
  jest.resetModules()
  window.history.replaceState(null, '', address)
  const steps = window.history.length

  jest.requireActual('./spell-address')

  const { pathname, search, hash } = window.location
  expect([pathname + search + hash, window.history.length]).toEqual([spelt, steps])
})
