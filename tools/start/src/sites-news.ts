/** What `npm start` says of the sites, while they are built and when they are. */
export class SitesNews {
  private readonly mainSite: string
  private readonly someSubSites: string

  constructor(port: number) {
    this.mainSite = `http://localhost:${port}`
    this.someSubSites = `http://lib.localhost:${port} and http://fit.localhost:${port}`
  }

  /** @returns what there is to say when a site can be visited, in lines; `left` others are still being built */
  onServed(site: string, left: number): string[] {
    if (site !== 'main' || left === 0) return []
    return ['', `The main site is served at ${this.mainSite}. ${left === 1 ? '1 sub-site is' : `${left} sub-sites are`} still being built; each is served as soon as it is there.`, '']
  }

  whenAllAreThere(): string {
    return `All sites are served: ${this.mainSite}, its sub-sites at ${this.someSubSites}. Ctrl-C stops them.`
  }

  whenSomeAreMissing(): string {
    return `What was built is served at ${this.mainSite}, sub-sites as at ${this.someSubSites} where they are there. Ctrl-C stops them.`
  }
}
