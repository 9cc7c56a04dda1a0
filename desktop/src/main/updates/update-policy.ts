import { load } from 'js-yaml'
import { z } from 'zod'

/**
 * The data that electron-builder writes beside the packaged app. The kiosk ignores its address and uses its own server.
 */
const buildSchema = z.object({
  publisherName: z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string().min(1)).min(1)
  ),
})

/** Where updates come from, or why there are none. */
export type UpdateVerdict =
  | { kind: 'on'; feed: string; publishers: readonly string[] }
  /** The settings name no update address. */
  | { kind: 'off' }
  /** The computer's administrator updates this seat, because its account may not install anything. */
  | { kind: 'managed'; listing: string }
  /** A Windows system task updates this seat, from the same address. */
  | { kind: 'system' }
  /** The build names no publisher, so an update's signature couldn't be verified. */
  | { kind: 'unsigned' }

interface Circumstances {
  /** From the settings, which restrict it to the server's own origin. */
  updates: string | undefined
  platform: NodeJS.Platform
  /** Whether a system launcher runs the kiosk on a provisioned seat. */
  isSupervised: boolean
  /** Whether the script of the system's update task is installed. */
  hasSystemTask: boolean
  /** Text of app-update.yml, or null if the build has none. */
  buildInfo: string | null
}

/** Decides whether this kiosk updates itself. Nothing is downloaded whose publisher can't be verified. */
export function judgeUpdates(given: Circumstances): UpdateVerdict {
  const { updates, platform, isSupervised, hasSystemTask, buildInfo } = given
  if (hasSystemTask) return { kind: 'system' }
  if (updates === undefined) return { kind: 'off' }
  // Only Windows installers are signed for this. Linux has its package manager.
  if (platform !== 'win32') return { kind: 'managed', listing: `${updates}latest-linux.yml` }
  if (isSupervised) return { kind: 'managed', listing: `${updates}latest.yml` }
  const publishers = publishersOf(buildInfo)
  return publishers === null ? { kind: 'unsigned' } : { kind: 'on', feed: updates, publishers }
}

function publishersOf(buildInfo: string | null): readonly string[] | null {
  if (buildInfo === null) return null
  const build = buildSchema.safeParse(parsed(buildInfo))
  return build.success ? build.data.publisherName : null
}

function parsed(yaml: string): unknown {
  try {
    return load(yaml)
  } catch {
    // A damaged file names no publisher.
    return null
  }
}

const offeredVersionSchema = z.object({ version: z.string().regex(/^\d+\.\d+\.\d+$/) })

/**
 * The version in a listing, if it is newer than this one, else null.
 * @param listing text of latest.yml or latest-linux.yml
 */
export function newerVersion(listing: string, own: string): string | null {
  const offered = offeredVersionSchema.safeParse(parsed(listing))
  if (!offered.success) return null
  const { version } = offered.data
  return version.localeCompare(own, 'en', { numeric: true }) > 0 ? version : null
}

/** The content of latest.yml about an update. */
export interface OfferedUpdate {
  version: string
  files: readonly {
    url: string
    /** Set by electron-builder for a machine-wide installer. */
    isAdminRightsRequired?: boolean
  }[]
  packages?: unknown
}

/**
 * Whether an offered update is one installer in the update folder itself. An address in latest.yml could lead to
 * another host or folder.
 */
export function isPlainOffer({ files, packages }: OfferedUpdate): boolean {
  const isPlain = ({ url }: { url: string }) => /^[\w][\w.-]*\.exe$/.test(url)
  return files.length > 0 && files.every(isPlain) && (packages ?? null) === null
}

/** Whether Windows asks for an administrator's consent before it installs this. */
export function needsConsent({ files }: OfferedUpdate): boolean {
  return files.some(({ isAdminRightsRequired }) => isAdminRightsRequired === true)
}
