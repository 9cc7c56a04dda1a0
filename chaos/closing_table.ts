import type { Account, ChaosCase } from './chaos_case.ts'

/** How a case ended. */
export interface Ending {
  name: ChaosCase['name']
  seconds: number
  /** Absent for a case that was skipped. */
  account?: Account
  /** Why it was skipped. */
  skipped?: string
}

const HEADS = ['case', 'what was done', 'kills', 'saves acknowledged', 'saves lost', 's', '']

/** The closing table, in the form that the documentation has. */
export function closingTable(endings: readonly Ending[]): string {
  const rows = endings.map(({ name, seconds, account, skipped }) =>
    account
      ? [
          name,
          account.did,
          String(account.kills),
          String(account.acknowledged),
          String(account.lost),
          seconds.toFixed(0),
          account.complaints.length === 0 ? 'kept' : 'BROKEN',
        ]
      : [name, skipped ?? '', '', '', '', '', 'skipped']
  )
  const total = (count: (account: Account) => number) =>
    String(endings.reduce((sum, { account }) => sum + (account ? count(account) : 0), 0))
  const sum = ['all', '', total((a) => a.kills), total((a) => a.acknowledged), total((a) => a.lost)]
  const lines = [HEADS, ...rows, [...sum, '', '']]
  const widths = HEADS.map((_, at) => Math.max(3, ...lines.map((line) => (line[at] ?? '').length)))
  const draw = (cells: string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`
  const rule = draw(widths.map((width) => '-'.repeat(width)))
  return [draw(HEADS), rule, ...lines.slice(1).map(draw)].join('\n')
}
