import type { AddressInfo } from 'node:net'
import { readConfig } from '../../src/config'
import { startServer } from '../../src/server'
import { tellCpu } from './tell-cpu'

/* The whole server with the settings that it has by default, on the data folder that is its argument. */
const dataDir = process.argv[2] ?? ''
const { app } = await startServer(readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, SITES_DIR: dataDir }))
tellCpu((app.server.address() as AddressInfo).port)
