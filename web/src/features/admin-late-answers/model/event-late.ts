import type { LateJudgement } from '@lulus/api/contracts/late_answers'
import type { ResponseAt } from '@/lib/api/client'

/** Undecided late answers of one learner of an event. */
export type LateSitter = ResponseAt<
  'GET',
  '/admin/jadwal/:id/jawaban-terlambat'
>['data']['peserta'][number]

/** What is decided about a learner's late answers. */
export type LateChoice = 'usulan' | 'semua' | 'tolak' | 'nanti'

/** The reasons as staff read them, the proposed one first. */
export const JUDGEMENT_TEXTS: Readonly<Record<LateJudgement, string>> = {
  tepat_waktu: 'Dipilih sebelum waktu habis, tercatat',
  tanpa_waktu: 'Waktu memilih tidak diketahui',
  tidak_tercatat: 'Tidak ada di catatan yang utuh',
  setelah_habis: 'Dipilih setelah waktu habis',
  bertentangan: 'Bertentangan dengan jawaban yang tersimpan',
}

export const proposedOf = ({ jawaban }: LateSitter) =>
  jawaban.filter(({ penilaian }) => penilaian === 'tepat_waktu')

/** The reasons of a learner's answers, each once with how many there are. */
export function reasonsOf({ jawaban }: LateSitter): [LateJudgement, number][] {
  const counts = new Map<LateJudgement, number>()
  for (const { penilaian } of jawaban) counts.set(penilaian, (counts.get(penilaian) ?? 0) + 1)
  return [...counts]
}

/** What can be decided about a learner: nothing while they sit, and no proposal without a proposed answer. */
export function choicesOf(sitter: LateSitter): LateChoice[] {
  if (sitter.berjalan) return ['nanti']
  return [...(proposedOf(sitter).length > 0 ? ['usulan' as const] : []), 'semua', 'tolak', 'nanti']
}

/** The proposal: accept what speaks for itself, and leave the rest to a person. */
export function proposalFor(sitter: LateSitter): LateChoice {
  return choicesOf(sitter).includes('usulan') ? 'usulan' : 'nanti'
}

/** A choice for many: where it isn't possible, what was there stays. */
export function withChoice(
  choices: ReadonlyMap<number, LateChoice>,
  sitters: readonly LateSitter[],
  choice: LateChoice
): Map<number, LateChoice> {
  const changed = new Map(choices)
  for (const sitter of sitters)
    if (choicesOf(sitter).includes(choice)) changed.set(sitter.id, choice)
  return changed
}

/** The body of the decision. Answers are sent as they were seen: one that has changed meanwhile isn't accepted. */
export function decisionOf(
  sitters: readonly LateSitter[],
  choices: ReadonlyMap<number, LateChoice>
) {
  const chosen = (choice: LateChoice) =>
    sitters.filter((sitter) => (choices.get(sitter.id) ?? proposalFor(sitter)) === choice)
  const [proposed, whole] = [chosen('usulan'), chosen('semua')]
  const seen = (sitter: LateSitter, jawaban: LateSitter['jawaban']) => ({
    id: sitter.id,
    jawaban: jawaban.map(({ id, seq }) => ({ id, seq })),
  })
  return {
    terima: [...proposed, ...whole].map(({ id }) => id),
    tolak: chosen('tolak').map(({ id }) => id),
    hanya: [
      ...proposed.map((sitter) => seen(sitter, proposedOf(sitter))),
      ...whole.map((sitter) => seen(sitter, sitter.jawaban)),
    ],
  }
}
