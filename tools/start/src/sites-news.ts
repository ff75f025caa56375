/** What `npm start` says of the sites, while they are built and when they are. */
export class SitesNews {
  private readonly mainSite: string
  private readonly someSubSites: string
  private isAllTold = false

  constructor(port: number) {
    this.mainSite = `http://localhost:${port}`
    this.someSubSites = `http://lib.localhost:${port} and http://fit.localhost:${port}`
  }

  /** @returns what there is to say when a site can be visited, in lines; `left` others cannot yet */
  onServed(site: string, left: number): string[] {
    if (left === 0) return this.whenAllAreThere()
    if (site !== 'main') return []
    return ['', `The main site is served at ${this.mainSite}. ${left === 1 ? '1 sub-site is' : `${left} sub-sites are`} still being built; each is served as soon as it is there.`, '']
  }

  whenSomeAreMissing(): string {
    return `What was built is served at ${this.mainSite}, sub-sites as at ${this.someSubSites} where they are there. Ctrl-C stops them.`
  }

  /** Once: of sites that are served already each is the last one. */
  private whenAllAreThere(): string[] {
    if (this.isAllTold) return []
    this.isAllTold = true
    return ['', `All sites are served: ${this.mainSite}, its sub-sites at ${this.someSubSites}. Ctrl-C stops them.`, '']
  }
}
