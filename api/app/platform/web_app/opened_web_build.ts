import { openWebBuild, type WebBuild } from '#app/platform/web_app/web_build'

/** The web build that this process serves, opened when its first page or file is asked for. */
export class OpenedWebBuild {
  #build: WebBuild | undefined

  constructor(
    private readonly root: string,
    private readonly origin: string
  ) {}

  /** @throws Error while there is none */
  get(): WebBuild {
    this.#build ??= openWebBuild(this.root, this.origin)
    return this.#build
  }
}
