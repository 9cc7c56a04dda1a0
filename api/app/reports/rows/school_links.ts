import db from '@adonisjs/lucid/services/db'
import { timeOf, type StoredTime } from '#app/platform/database/columns'
import type { LinkLife } from '#app/reports/domain/link_life'

/** A link with the names of its contents. */
export interface LinkRow extends LinkLife {
  id: number
  classId: number
  className: string
  packageId: number | null
  eventId: number | null
  /** Of the package, or of the event. */
  shown: string
  codeHash: string
  createdAt: number
  opened: number
  lastOpenedAt: number | null
}

interface Row {
  id: number
  class_id: number
  class_name: string
  archived_at: StoredTime | null
  package_id: number | null
  package_name: string | null
  event_id: number | null
  event_name: string | null
  code_hash: string
  created_at: StoredTime
  expires_at: StoredTime
  ended_at: StoredTime | null
  opened: number
  last_opened_at: StoredTime | null
}

/** All links of a class, the newest first. */
export async function linksOfClass(classId: number): Promise<LinkRow[]> {
  const rows = await links()
    .where('school_links.class_id', classId)
    .orderBy('school_links.id', 'desc')
  return rows.map(toLink)
}

/** The link of a token, open or not. */
export async function linkOfToken(tokenHash: string): Promise<LinkRow | null> {
  const row = await links().where('school_links.token_hash', tokenHash).first()
  return row ? toLink(row) : null
}

function links() {
  return db
    .query<Row>()
    .from('school_links')
    .join('classes', 'classes.id', 'school_links.class_id')
    .leftJoin('packages', 'packages.id', 'school_links.package_id')
    .leftJoin('exam_events', 'exam_events.id', 'school_links.event_id')
    .select('school_links.id', 'school_links.class_id', 'school_links.package_id')
    .select('school_links.event_id', 'school_links.code_hash', 'school_links.created_at')
    .select('school_links.expires_at', 'school_links.ended_at', 'school_links.opened')
    .select('school_links.last_opened_at', 'classes.name as class_name', 'classes.archived_at')
    .select('packages.name as package_name', 'exam_events.name as event_name')
}

function toLink(row: Row): LinkRow {
  return {
    id: row.id,
    classId: row.class_id,
    className: row.class_name,
    packageId: row.package_id,
    eventId: row.event_id,
    shown: row.event_name ?? row.package_name ?? '',
    codeHash: row.code_hash,
    createdAt: Number(row.created_at),
    expiresAt: Number(row.expires_at),
    endedAt: timeOf(row.ended_at),
    classArchivedAt: timeOf(row.archived_at),
    opened: row.opened,
    lastOpenedAt: timeOf(row.last_opened_at),
  }
}
