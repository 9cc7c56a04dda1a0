import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import ts from 'typescript'
import { ROOMS } from '../../rooms.js'

/**
 * A room names only tables of its own and of rooms below it. The import rules can't see a table's name, so it could
 * close a circle between two rooms unnoticed.
 */

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))

/** The room of each table. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  platform: ['sessions', 'rate_limits', 'write_probes', 'server_times', 'installation'],
  audit: ['audit_log', 'renamed_people'],
  accounts: [
    'users',
    'reset_codes',
    'second_factors',
    'recovery_codes',
    'staff_invitations',
    'former_identities',
    'account_notices',
  ],
  classes: ['classes', 'class_members'],
  academy: ['settings', 'certificate_designs'],
  messages: ['messages', 'mail_stops'],
  packages: [
    'packages',
    'passages',
    'questions',
    'key_corrections',
    'question_imports',
    'question_import_rows',
    'question_import_files',
    'question_versions',
  ],
  enrolment: ['entitlements', 'grant_terms'],
  payments: [
    'payments',
    'class_payments',
    'class_payment_learners',
    'refunds',
    'bills',
    'promo_codes',
    'bundles',
    'bundle_packages',
    'statements',
    'statement_lines',
    'statement_layouts',
    'receipts',
    'receipt_counters',
  ],
  // The second one until migration 0074.
  results: ['results', 'result_revisions', 'retired_certificates'],
  exam: [
    'exam_snapshots',
    'attempts',
    'attempt_answers',
    'played_audio',
    'audio_openings',
    'late_submissions',
    'late_answers',
    'attempt_contacts',
    'attempt_incidents',
    'exam_notices',
    'server_presence',
    'server_absences',
  ],
  items: ['rescorings', 'rescored_results'],
  labs: [
    'labs',
    'lab_seats',
    'lab_seat_keys',
    'lab_seat_places',
    'lab_enrolment_codes',
    'lab_seb_configurations',
    'lab_events',
  ],
  events: [
    'exam_events',
    'event_classes',
    'event_invigilators',
    'event_learners',
    'event_actions',
    'event_action_people',
    'device_checks',
    'practices',
  ],
  learning: ['class_drills', 'practice_items', 'practice_cards', 'study_plans', 'teacher_notes'],
  reports: ['school_links'],
  people: ['merged_people', 'erasure_requests'],
}

/** Permitted reads, as 'file: table', each with its reason. None of them writes. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'listing/search/text_search.ts: users': 'has a text that the database keeps for searches',
  'listing/search/text_search.ts: audit_log': 'has a text that the database keeps for searches',
  'listing/search/person_search.ts: users': 'every list of people is searched alike',
  'listing/search/owned_rows.ts: merged_people': 'cached owners are read anew after a merge',
  'listing/search/person_search.ts: former_identities': 'people are found by earlier names too',
  'audit/actions/list_entries.ts: users': 'an entry is found by the name that its actor has today',
  'audit/rows/person_of_entry.ts: users': 'an entry keeps whom it is about',
  'audit/rows/person_of_entry.ts: payments': 'an entry keeps whom it is about',
  'audit/domain/called.ts: late_answers': 'the name of an action, which begins like the table',
  'audit/domain/called.ts: settings': 'the name of an action, which begins like the table',
  'accounts/actions/list_users.ts: packages': 'joined for the list',
  'accounts/actions/list_users.ts: results': 'counted for the list',
  'packages/actions/read_questions.ts: attempt_answers': 'counted for the list',
  'packages/actions/undo_import.ts: attempts': 'an import is undone while none has started',
  'results/actions/list_results.ts: attempts': 'joined for the list',
  'results/actions/list_results.ts: late_submissions': 'joined for the list',
  'results/actions/list_results.ts: labs': 'joined for the list',
  'results/rows/unusual_openings.ts: audio_openings': 'counted for the list',
  'exam/actions/change_driver.ts: labs': "the audit log keeps the lab's name of then",
}

const OWNERS = new Map(
  Object.entries(TABLES).flatMap(([room, tables]) => tables.map((table) => [table, room]))
)

/** The tables that a source names: alone, before a column, or in SQL. */
function tablesIn(source: string): string[] {
  const tree = ts.createSourceFile('room.ts', source, ts.ScriptTarget.Latest, true)
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || isLaterPart(node)) {
      for (const name of namesIn(node.text)) if (OWNERS.has(name)) found.add(name)
    }
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return [...found]
}

function isLaterPart(node: ts.Node): node is ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateMiddle(node) || ts.isTemplateTail(node)
}

function namesIn(text: string): string[] {
  const leading = /^([a-z_]+)(?:\.[a-z_*]+|\s+as\s.*)?$/.exec(text)
  const inSql = text.matchAll(/\b(?:from|join|into|update)\s+`?([a-z_]+)/gi)
  return [leading, ...inSql].flatMap((match) => match?.[1] ?? [])
}

const rankOf = (room: string) => ROOMS.findIndex((one) => one === room)

/** Tables of higher rooms that a room's file names, as 'file: table'. */
function namedAbove(file: string, source: string): string[] {
  const rank = rankOf(file.split('/')[0] ?? '')
  return tablesIn(source)
    .filter((table) => rankOf(OWNERS.get(table) ?? '') > rank)
    .map((table) => `${file}: ${table}`)
}

test.group('Rooms', () => {
  test('the rooms are the folders of the application, and the list in docs/architecture.md', ({
    assert,
  }) => {
    const folders = globSync('*', { cwd: join(ROOT, 'api/app') })
    assert.sameMembers([...ROOMS], folders)
    const architecture = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
    const [, list] = /\n\n(`platform`.+?)\n\n/s.exec(architecture) ?? []
    const listed = [...(list ?? '').matchAll(/`(\w+)`/g)].map(([, room]) => room)
    assert.deepEqual(listed, [...ROOMS])
  })
})

test.group('Tables of rooms', () => {
  test('database tables have an owning room each', ({ assert }) => {
    const created = globSync('api/database/migrations/*.ts', { cwd: ROOT })
      .flatMap((file) => [
        ...readFileSync(join(ROOT, file), 'utf8').matchAll(/createTable\('(\w+)'/g),
      ])
      .map(([, table]) => table)
    assert.sameMembers([...OWNERS.keys()], created)
    assert.includeMembers([...ROOMS], Object.keys(TABLES))
  })

  test('database tables are named by their room and by those above it alone', ({ assert }) => {
    const rooms = join(ROOT, 'api/app')
    const files = globSync('**/*.ts', { cwd: rooms })
    assert.isAbove(files.length, 300)
    const named = files.flatMap((file) => namedAbove(file, readFileSync(join(rooms, file), 'utf8')))
    assert.sameMembers(named, Object.keys(EXCEPTIONS))
  })

  test('a table named in a lower room is found: {$self}')
    .with([
      "await trx.from('payments').count('*')",
      "void query.leftJoin('payments as p', 'p.user_id', 'users.id')",
      "void query.orderBy('payments.id')",
      "const READ = 'SELECT id FROM payments WHERE id = ?'",
      'const READ = `SELECT ${columns} FROM users u JOIN payments p ON p.user_id = u.id`',
      'const WRITE = `UPDATE payments SET name = ?`',
    ])
    .run(({ assert }, source) => {
      assert.deepEqual(namedAbove('enrolment/rows/a.ts', source), ['enrolment/rows/a.ts: payments'])
      assert.deepEqual(namedAbove('payments/rows/a.ts', source), [])
      assert.deepEqual(namedAbove('results/rows/a.ts', source), [])
    })
})
