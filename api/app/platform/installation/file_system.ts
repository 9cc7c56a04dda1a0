import { readFileSync, realpathSync } from 'node:fs'
import { StartRefused } from '#app/platform/errors/failures'

/** File systems over a network or from a host, whose locks or shared memory SQLite can't rely on. */
const SHARED =
  /^(nfs\d?|cifs|smb\d?|smbfs|ncpfs|afs|9p|virtiofs|vboxsf|prl_fs|vmhgfs|ceph|glusterfs|lustre|gfs2?|ocfs2|fakeowner|fuse\.(sshfs|glusterfs|ceph|rclone|s3fs|gcsfuse|vmhgfs-fuse|grpcfuse|osxfs|davfs|curlftpfs))$/

/**
 * The kind of the file system that holds a path.
 * @param mounts as in `/proc/self/mountinfo`
 * @returns null when no mount holds it
 */
export function fileSystemAt(path: string, mounts: string): string | null {
  let longest = ''
  let kind: string | null = null
  for (const line of mounts.split('\n')) {
    const [before = '', after = ''] = line.split(' - ')
    const point = unescaped(before.split(' ')[4] ?? '')
    const holds = point !== '' && (path === point || path.startsWith(point.replace(/\/?$/, '/')))
    // Of several mounts at one place the last one is visible.
    if (!holds || point.length < longest.length) continue
    longest = point
    kind = after.split(' ')[0] ?? null
  }
  return kind
}

/**
 * Why the embedded database must not be there, as a sentence; null when it may, or when that is unknown.
 * @param path exists
 */
export function sharedFolder(path: string, mounts = ownMounts()): string | null {
  const kind = fileSystemAt(realpathSync(path), mounts)
  if (kind === null || !SHARED.test(kind)) return null
  return (
    `DATA_DIR=${path} is on a file system of kind ${kind}. SQLite's locks don't hold there, and data gets damaged. ` +
    'Put it on a disk of this machine, or use MySQL or MariaDB (DB_CONNECTION=mysql).'
  )
}

/** @throws StartRefused as `sharedFolder` says */
export function refuseSharedFolder(path: string): void {
  const sentence = sharedFolder(path)
  if (sentence !== null) throw new StartRefused(`The server did not start: ${sentence}`)
}

function ownMounts(): string {
  try {
    return readFileSync('/proc/self/mountinfo', 'utf8')
  } catch {
    // Only Linux has it.
    return ''
  }
}

/** Spaces, tabs and the like are octal numbers in mountinfo. */
function unescaped(point: string): string {
  return point.replace(/\\([0-7]{3})/g, (_, octal: string) =>
    String.fromCharCode(Number.parseInt(octal, 8))
  )
}
