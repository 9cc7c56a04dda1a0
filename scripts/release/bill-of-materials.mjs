/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [license]
 * @property {string} [integrity] `sha512-…`, in Base64
 */

/**
 * The bill of materials of a release, in CycloneDX 1.6: Node, the server's packages and those that the web app's files
 * contain. It is made from the lock file, because `npm sbom` leaves out what development needs as well, the server's
 * framework among it, and with development it refuses optional packages of other platforms.
 * @param {Record<string, LockedPackage>} packages of the lock file: those in the release, by their folders
 * @param {{ version: string, nodeVersion: string, time: number }} product its time in epoch seconds
 */
export function billOfMaterials(packages, { version, nodeVersion, time }) {
  const components = new Map(
    Object.entries(packages).map(([folder, locked]) => {
      const component = componentOf(folder, locked)
      return [component['bom-ref'], component]
    })
  )
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: new Date(time * 1000).toISOString(),
      component: { type: 'application', 'bom-ref': `lulus@${version}`, name: 'lulus', version },
    },
    components: [
      {
        type: 'platform',
        'bom-ref': `node@${nodeVersion}`,
        name: 'node',
        version: nodeVersion,
        purl: `pkg:generic/node@${nodeVersion}`,
        licenses: [{ license: { name: 'Node.js license' } }],
      },
      ...components.values(),
    ],
  }
}

/**
 * @param {string} folder such as `node_modules/@aws-sdk/core`
 * @param {LockedPackage} locked
 * @throws {Error} for a package without a version
 */
function componentOf(folder, { version, license, integrity }) {
  if (version === undefined) throw new Error(`package-lock.json has no version of ${folder}`)
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  const [algorithm, digest] = integrity?.split('-') ?? []
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    purl,
    ...(algorithm === 'sha512' && digest !== undefined
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
    // An expression of SPDX may also be a single licence.
    ...(license ? { licenses: [{ expression: license }] } : {}),
  }
}
