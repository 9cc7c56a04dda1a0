import vine from '@vinejs/vine'

export const answerDrillValidator = vine.create({
  jawaban: vine.number({ strict: true }).withoutDecimals().range([1, 4]),
})
