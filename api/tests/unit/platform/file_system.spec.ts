import { tmpdir } from 'node:os'
import { test } from '@japa/runner'
import { fileSystemAt, sharedFolder } from '#app/platform/installation/file_system'

const mount = (point: string, kind: string) =>
  `36 35 98:0 / ${point} rw,noatime shared:1 - ${kind} /dev/root rw`

const MOUNTS = [
  mount('/', 'ext4'),
  mount('/srv', 'nfs4'),
  mount('/srv/local', 'xfs'),
  mount('/mnt/C\\040drive', '9p'),
  mount('/srv/local/stacked', 'ext4'),
  mount('/srv/local/stacked', 'virtiofs'),
  '',
].join('\n')

test.group('The file system of the data folder', () => {
  test("the data folder's file system is that of the innermost mount")
    .with([
      ['/var/lib/lulus', 'ext4'],
      ['/srv', 'nfs4'],
      ['/srv/lulus', 'nfs4'],
      ['/srvx', 'ext4'],
      ['/srv/local/lulus', 'xfs'],
      ['/mnt/C drive/lulus', '9p'],
      ['/srv/local/stacked/a', 'virtiofs'],
    ] as const)
    .run(({ assert }, [path, kind]) => {
      assert.equal(fileSystemAt(path, MOUNTS), kind)
    })

  test("the data folder's file system may not be shared over a network or by a host: {$self}")
    .with(['nfs', 'nfs4', 'cifs', 'smb3', '9p', 'virtiofs', 'vboxsf', 'fuse.sshfs'])
    .run(({ assert }, kind) => {
      const sentence = sharedFolder(tmpdir(), mount('/', kind))
      assert.include(sentence ?? '', `DATA_DIR=${tmpdir()} is on a file system of kind ${kind}`)
    })

  test("the data folder's file system may be local, or unknown: {$self}")
    .with(['ext4', 'xfs', 'btrfs', 'zfs', 'tmpfs', 'overlay', 'f2fs', 'fuse.mergerfs', 'ntfs3'])
    .run(({ assert }, kind) => {
      assert.isNull(sharedFolder(tmpdir(), mount('/', kind)))
      assert.isNull(sharedFolder(tmpdir(), ''))
    })
})
