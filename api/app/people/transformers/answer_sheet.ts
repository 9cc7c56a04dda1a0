import type { AnswerOnSheet, AnswerSheet } from '#app/people/actions/read_answer_sheet'
import { sessionOfQuestion } from '#contracts/exam'

/** A finished attempt, answer by answer; numbers of options as the learner saw them. */
export function answerSheetResource({ result, answers, showsKeys }: AnswerSheet) {
  return {
    nama_paket: result.packageName,
    createdAt: new Date(result.createdAt).toISOString(),
    /** Whether the caller may see keys. */
    denganKunci: showsKeys,
    data: answers.map((answer) => sheetRow(answer, showsKeys)),
  }
}

function sheetRow({ item, savedAt, late }: AnswerOnSheet, showsKeys: boolean) {
  return {
    page: item.page,
    sesi: sessionOfQuestion(item.page),
    no_soal: item.number,
    /** 1-4; null without an answer. */
    jawaban: item.answer,
    kunci: showsKeys ? item.key : null,
    benar: item.isRight,
    ragu: item.isFlagged,
    /** When the answer was last changed. */
    diubah: savedAt === null ? null : new Date(savedAt).toISOString(),
    /** A late answer on this question: it waits, counted or was refused. */
    terlambat: late,
  }
}
