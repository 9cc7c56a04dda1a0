import { readFile } from 'node:fs/promises'
import { can, STAFF, type Capability } from '@lulus/api/contracts/capabilities'
import { KIOSK_SCREENS } from '../../src/platform/kiosk-screens.ts'
import type { Screen } from './list.ts'

/** A screen as found when its picture was taken. */
export interface Shown {
  screen: Screen
  /** The title of its tab. */
  title: string
  /** API routes called when it opens. */
  calls: readonly string[]
}

const HEAD = `# The screens

Every address of the web app: its title, who may see it, where its code stands, and what it asks of the API when it is opened.
Every screen also calls \`GET /users/getAuth\` and \`GET /pengaturan\`; what its buttons call stands in the \`api\` folder of its
features. Addresses of the admin area without \`soal-simulasi/\` lead to the full ones, and unknown ones lead home. What the
operator of a kiosk sees is in \`desktop/src/operator\`.

\`npm run screens\` writes this file and takes the pictures, at 1366 x 768, in the demo. A new screen gets a line in
\`web/e2e/screens/list.ts\`.
`

/** The picture's path below docs. */
export function pictureOf({ at }: Screen): string {
  const name = at.replaceAll(/[^a-z-]+/gi, '-').replaceAll(/^-|-$/g, '')
  return `screens/${name || (at === '/' ? 'home' : 'elsewhere')}.jpg`
}

/** The whole document. */
export async function describe(
  groups: Readonly<Record<string, readonly Shown[]>>
): Promise<string> {
  const parts = [HEAD]
  for (const [group, screens] of Object.entries(groups)) {
    parts.push(`## ${group}\n`)
    for (const shown of screens) parts.push(await sectionOf(shown))
  }
  return parts.join('\n')
}

async function sectionOf({ screen, title, calls }: Shown): Promise<string> {
  const features = (await featuresOf(screen)).map((name) => `\`${name}\``).join(', ')
  const asked = calls.map((call) => `\`${call}\``).join(', ')
  return `### \`${screen.at}\`

**${title}**, for ${audienceOf(screen)}. Code: [${screen.file}](../web/src/${screen.file}.tsx)${features && `, of ${features}`}.
Calls ${asked || 'nothing else'}.

![${title}](${pictureOf(screen)})
`
}

/** The features that a screen of `app` is composed of. Other screens belong to their own folder's feature. */
async function featuresOf({ file }: Screen): Promise<string[]> {
  if (file.startsWith('features/')) return []
  const source = await readFile(new URL(`../../src/${file}.tsx`, import.meta.url), 'utf8')
  const found = [...source.matchAll(/'@\/features\/([^/']+)/g)].map(([, name]) => name as string)
  return [...new Set(found)].toSorted()
}

function audienceOf({ at, who }: Screen): string {
  const roles = isCapability(who)
    ? STAFF.filter((role) => can(role, who)).join(', ') + ` (\`${who}\`)`
    : who
  return (KIOSK_SCREENS as string[]).includes(at) ? `${roles}; also in the kiosk` : roles
}

function isCapability(who: Screen['who']): who is Capability {
  return who.includes('.')
}
