/** The question at `position`; positions come from the answers, of which there are as many. */
export function questionAt<Question>(questions: readonly Question[], position: number): Question {
  const question = questions[position]
  if (question === undefined) throw new RangeError(`The section has no question ${position + 1}`)
  return question
}
