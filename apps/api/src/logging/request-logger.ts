import type { FastifyBaseLogger, FastifyLogFn } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Options = Parameters<FastifyBaseLogger['child']>[1]

/** The logger of a request, whose lines hold its id. Hardly any request has a line, so it is made when the first is written. */
export function requestLogger(logger: FastifyBaseLogger, bindings: Bindings, options: Options): FastifyBaseLogger {
  return new RequestLogger(logger, bindings, options)
}

class RequestLogger implements FastifyBaseLogger {
  declare readonly trace: FastifyLogFn
  declare readonly debug: FastifyLogFn
  declare readonly info: FastifyLogFn
  declare readonly warn: FastifyLogFn
  declare readonly error: FastifyLogFn
  declare readonly fatal: FastifyLogFn
  declare readonly silent: FastifyLogFn
  private made: FastifyBaseLogger | undefined

  constructor(
    private readonly parent: FastifyBaseLogger,
    private readonly bindings: Bindings,
    private readonly options: Options,
  ) {}

  get level(): string {
    return this.own().level
  }

  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.own().child(bindings, options)
  }

  own(): FastifyBaseLogger {
    return (this.made ??= this.parent.child(this.bindings, this.options))
  }
}

for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const) {
  Object.defineProperty(RequestLogger.prototype, level, {
    value(this: RequestLogger, ...line: Parameters<FastifyLogFn>) {
      this.own()[level](...line)
    },
  })
}
