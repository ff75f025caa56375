/**
 * Where an operation is whose own server is only a path, or leaves the protocol open: on the host of the client's `baseUrl`, or else of the
 * page. Only operations that have such a server bundle it.
 */
export function onHost(server: string, clientBaseUrl: string): string {
  return URL.canParse(clientBaseUrl) ? new URL(server, clientBaseUrl).href : server
}
