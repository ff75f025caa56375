import { header } from '../../code/header'
import { textOption, type Emitter } from '../emitter'
import { page } from './page'

/** The documentation as one HTML page that needs nothing else: no network, no server, and without JavaScript no less to read. */
export const emitDocs: Emitter = ({ document, origin, options }) => ({
  text: page(document, header(origin, '').replace(/^ /gm, '').replace(/>/g, '&gt;'), {
    operations: textOption(options.operations, './operations'),
    client: textOption(options.client, './core/client'),
    host: textOption(options.host, 'http://localhost:8000').replace(/\/$/, ''),
  }),
})
