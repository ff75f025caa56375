import type { FastifyBaseLogger, FastifyLogFn } from 'fastify'

type MakeChild = FastifyBaseLogger['child']
type Bindings = Parameters<MakeChild>[0]
type Options = Parameters<MakeChild>[1]

/**
 * Has a logger make its children with their first lines. Each request has one, whose lines hold its id, and hardly any has a line. Not as
 * Fastify's childLoggerFactory: what that returns is looked at anew for each request, whether it is a logger at all.
 */
export function makeChildrenLate(logger: FastifyBaseLogger): void {
  const make = logger.child
  logger.child = function (this: FastifyBaseLogger, bindings: Bindings, options: Options) {
    return new LateLogger(this, make, bindings, options)
  }
}

class LateLogger implements FastifyBaseLogger {
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
    private readonly make: MakeChild,
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
    return (this.made ??= this.make.call(this.parent, this.bindings, this.options))
  }
}

for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const) {
  Object.defineProperty(LateLogger.prototype, level, {
    value(this: LateLogger, ...line: Parameters<FastifyLogFn>) {
      this.own()[level](...line)
    },
  })
}
