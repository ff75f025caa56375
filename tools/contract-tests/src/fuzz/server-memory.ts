/** Resident memory of the server, in bytes, as it says itself to Prometheus. */
export async function serverMemory(url: string): Promise<number> {
  const answer = await fetch(`${url}/metrics`)
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.text()) ?? []
  if (bytes === undefined) throw new Error(`${url}/metrics answers ${answer.status} and says nothing of memory`)
  return Number(bytes)
}
