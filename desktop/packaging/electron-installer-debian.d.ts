/** The part of electron-installer-debian that is used; it comes without types. */
declare module 'electron-installer-debian' {
  interface DebianPackage {
    /** As the control file has it. */
    version: string
    depends: string[]
    recommends: string[]
    suggests: string[]
    /** Absolute paths of what was written, after `movePackage`. */
    packagePaths: string[]
  }
  interface DebianPackageInput {
    /** Folder of the packaged application. */
    src: string
    dest: string
    /** As Debian names it. */
    arch: string
    logger: (line: string) => void
    /** Template of the package's path. */
    rename: (folder: string) => string
    /** Fields of the control file and of the desktop's entry. */
    options: Record<string, string | string[] | Record<string, string>>
  }
  /** Its methods are called in this order. */
  export class Installer {
    constructor(input: DebianPackageInput)
    /** Reads the application and Electron's version. */
    generateDefaults(): Promise<unknown>
    generateOptions(): DebianPackage
    createStagingDir(): Promise<void>
    /** In a temporary folder of its own, after `createStagingDir`. */
    readonly stagingDir: string
    createContents(): Promise<void>
    createPackage(): Promise<void>
    movePackage(): Promise<void>
  }
}
