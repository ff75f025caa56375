import { isObject } from '../model/pointer'

const reasons: Record<string, string> = {
  ENOENT: 'no such file',
  EISDIR: 'is a folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a part of the path is a file, not a folder',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
}

/** Why a file cannot be read or written, without the system's words where there are better ones. */
export function sayFileError(error: unknown): string {
  const code = isObject(error) || error instanceof Error ? (error as { code?: unknown }).code : undefined
  return reasons[String(code)] ?? (error instanceof Error ? error.message : String(error))
}
