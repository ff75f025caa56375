// A loader of webpack: a server that has answered that it cannot just now (429, 503) is not asked by Gatsby three times more at once. An answer that broke off is asked for again.
const again = /if \((status !== 200 && )?retries < 3\)/g

module.exports = (source) => {
  if (source.match(again)?.length !== 3) throw new Error('Gatsby asks again in another way: see gatsby/stand-ins/asks-once.js')
  return source.replace(again, 'if (!status && retries < 3)')
}
