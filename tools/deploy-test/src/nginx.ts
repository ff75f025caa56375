import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:net'
import { Running } from '@university/processes/running'
import { run, SetUpError } from './processes'
import { inherited, root } from './settings'

export interface NginxOptions {
  /** deploy/nginx, or a copy of it in which something is broken on purpose. */
  config: string
  /** New. */
  folder: string
  sitesDir: string
  dataDir: string
  port: number
  apiPorts: number[]
}

const modules = '/etc/nginx/modules-enabled'

/** nginx with the configuration of deploy/nginx: only local/, which every machine has its own of, is another. */
export class Nginx {
  private constructor(
    private readonly running: Running,
    private readonly file: string,
    /** For write-nginx-maps.ts. */
    readonly mapsDir: string,
    readonly errorLog: string,
  ) {}

  static async start({ config, folder, sitesDir, dataDir, port, apiPorts }: NginxOptions): Promise<Nginx> {
    checkPackages()
    cpSync(config, folder, { recursive: true })
    const [temporary, mapsDir, errorLog] = ['temporary', 'maps', 'error.log'].map((name) => join(folder, name)) as [string, string, string]
    for (const dir of [temporary, mapsDir]) mkdirSync(dir)
    const local = (name: string, lines: string[]) => writeFileSync(join(folder, 'local', name), lines.map((line) => `${line}\n`).join(''))
    local('main.conf', [`user ${userInfo().username};`, `pid ${folder}/nginx.pid;`, `error_log ${errorLog} error;`, 'daemon off;', `include ${modules}/*.conf;`])
    local('http.conf', [
      `map "" $sites_dir { default ${sitesDir}; }`,
      `map "" $data_dir { default ${dataDir}; }`,
      `access_log ${folder}/access.log university;`,
      ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${temporary}/${name};`),
    ])
    local('listen.conf', [`listen 127.0.0.1:${port} default_server;`])
    // As in the file that is delivered, with other ports.
    const [, limits = ''] = /^server \S+(.*;)$/m.exec(readFileSync(join(config, 'local/upstream.conf'), 'utf8')) ?? []
    local('upstream.conf', apiPorts.map((apiPort) => `server 127.0.0.1:${apiPort}${limits}`))

    const file = join(folder, 'nginx.conf')
    const running = new Running('nginx', 'nginx', ['-e', errorLog, '-c', file], { cwd: root, env: inherited })
    const nginx = new Nginx(running, file, mapsDir, errorLog)
    await running.until(() => accepts(port))
    return nginx
  }

  /** Reads its configuration anew, and waits until all workers of before have stopped taking connections. */
  async reload(): Promise<void> {
    await run('nginx', ['-t', '-q', '-e', this.errorLog, '-c', this.file])
    const before = await this.workers()
    this.running.process.kill('SIGHUP')
    await this.running.until(async () => {
      const now = await this.workers()
      return now.length > 0 && !now.some((worker) => before.includes(worker))
    })
  }

  async stop(): Promise<void> {
    await this.running.stop()
  }

  /** Those that still take connections, by their process id. */
  private async workers(): Promise<string[]> {
    const lines = await run('ps', ['--ppid', String(this.running.process.pid), '-o', 'pid=,args=']).catch(() => '')
    return lines.split('\n').flatMap((line) => (/shutting down/.test(line) || line.trim() === '' ? [] : [line.trim().split(' ')[0] ?? '']))
  }
}

function checkPackages(): void {
  const missing = [
    ...(existsSync('/usr/sbin/nginx') ? [] : ['nginx']),
    ...(existsSync(modules) && readdirSync(modules).some((name) => name.includes('brotli-static')) ? [] : ['libnginx-mod-http-brotli-static']),
  ]
  if (missing.length > 0) throw new SetUpError(`nginx is missing: apt-get install --no-install-recommends ${missing.join(' ')}`)
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
}
