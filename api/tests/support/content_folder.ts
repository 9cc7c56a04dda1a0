import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'

/** A copy of the package 'paket-a' that a test may break; deleted after the test. */
export class ContentFolder {
  private constructor(
    /** Contains the package's folder. */
    readonly root: string
  ) {}

  static async copy(cleanup: (handler: () => Promise<void>) => void): Promise<ContentFolder> {
    const root = await mkdtemp(join(tmpdir(), 'lulus-content-'))
    cleanup(() => rm(root, { recursive: true, force: true }))
    await cp(app.makePath('database/content/paket-a'), join(root, 'paket-a'), { recursive: true })
    return new ContentFolder(root)
  }

  get path(): string {
    return join(this.root, 'paket-a')
  }

  file(name: string): string {
    return join(this.path, name)
  }

  /** Changes one of the JSON files. */
  async edit<Content>(name: string, change: (content: Content) => void): Promise<void> {
    const content = JSON.parse(await readFile(this.file(name), 'utf8')) as Content
    change(content)
    await writeFile(this.file(name), JSON.stringify(content))
  }
}
