import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

/* A worker of its own that solves challenges of ALTCHA. */
handler({ deriveKey })
