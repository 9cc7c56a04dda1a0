/** The used part of electron-installer-debian, which has no types of its own. */
declare module 'electron-installer-debian' {
  interface DebianPackage {
    /** As in the control file. */
    version: string
    depends: string[]
    recommends: string[]
    suggests: string[]
    /** Absolute paths of the written packages, after `movePackage`. */
    packagePaths: string[]
  }
  interface DebianPackageInput {
    /** Folder of the packaged application. */
    src: string
    dest: string
    /** Debian's name for it. */
    arch: string
    logger: (line: string) => void
    /** Template of the package's path. */
    rename: (folder: string) => string
    /** Fields of the control file and of the desktop entry. */
    options: Record<string, string | string[] | Record<string, string>>
  }
  /** Its methods are called in this order. */
  export class Installer {
    constructor(input: DebianPackageInput)
    /** Reads the application and Electron's version. */
    generateDefaults(): Promise<unknown>
    generateOptions(): DebianPackage
    createStagingDir(): Promise<void>
    /** In a temporary folder, after `createStagingDir`. */
    readonly stagingDir: string
    createContents(): Promise<void>
    createPackage(): Promise<void>
    movePackage(): Promise<void>
  }
}
