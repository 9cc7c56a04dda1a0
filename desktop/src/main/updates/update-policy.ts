import { load } from 'js-yaml'
import { z } from 'zod'

/** What electron-builder writes beside the packaged app. The kiosk ignores its address and asks its own server. */
const buildSchema = z.object({
  publisherName: z.preprocess(
    (value) => (typeof value === 'string' ? [value] : value),
    z.array(z.string().min(1)).min(1)
  ),
})

/** Where updates come from, or why there are none. */
export type UpdateVerdict =
  | { kind: 'on'; feed: string; publishers: readonly string[] }
  /** The settings name no updates. */
  | { kind: 'off' }
  /** The computer's administrator updates this seat: its account may not install anything. */
  | { kind: 'managed'; listing: string }
  /** A task of Windows' system updates this seat, from the same address. */
  | { kind: 'system' }
  /** The build names no publisher, so an update's signature couldn't be checked. */
  | { kind: 'unsigned' }

interface Circumstances {
  /** From the settings, which tie it to the server's own origin. */
  updates: string | undefined
  platform: NodeJS.Platform
  /** Whether a launcher of the system runs the kiosk on a provisioned seat. */
  isSupervised: boolean
  /** Whether the script of the system's update task is installed. */
  hasSystemTask: boolean
  /** Text of app-update.yml; null when the build has none. */
  buildInfo: string | null
}

/** Decides whether this kiosk updates itself. Nothing is downloaded whose publisher couldn't be checked. */
export function judgeUpdates(given: Circumstances): UpdateVerdict {
  const { updates, platform, isSupervised, hasSystemTask, buildInfo } = given
  if (hasSystemTask) return { kind: 'system' }
  if (updates === undefined) return { kind: 'off' }
  // Only Windows' installers are signed for this; Linux has its package manager.
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
 * The version that a listing offers, when it is newer than this one.
 * @param listing text of latest.yml or latest-linux.yml
 */
export function newerVersion(listing: string, own: string): string | null {
  const offered = offeredVersionSchema.safeParse(parsed(listing))
  if (!offered.success) return null
  const { version } = offered.data
  return version.localeCompare(own, 'en', { numeric: true }) > 0 ? version : null
}

/** What latest.yml says about an update. */
export interface OfferedUpdate {
  version: string
  files: readonly {
    url: string
    /** As electron-builder marks an installer for the whole computer. */
    isAdminRightsRequired?: boolean
  }[]
  packages?: unknown
}

/**
 * Whether an offered update is one installer in the update folder itself: an address in latest.yml could lead to another
 * host or folder.
 */
export function isPlainOffer({ files, packages }: OfferedUpdate): boolean {
  const isPlain = ({ url }: { url: string }) => /^[\w][\w.-]*\.exe$/.test(url)
  return files.length > 0 && files.every(isPlain) && (packages ?? null) === null
}

/** Whether Windows asks for an administrator's consent before it installs this. */
export function needsConsent({ files }: OfferedUpdate): boolean {
  return files.some(({ isAdminRightsRequired }) => isAdminRightsRequired === true)
}
