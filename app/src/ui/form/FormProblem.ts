/** Why a form could not be sent, in words of the form's own: for fields, for the whole, or for both. */
export class FormProblem extends Error {
  override readonly name = "FormProblem";
  readonly fields: Readonly<Record<string, string>>;
  /** Whether the shop's address is shown with it. */
  readonly contact: boolean;

  constructor(message: string, fields: Readonly<Record<string, string>> = {}, contact = false) {
    super(message);
    this.fields = fields;
    this.contact = contact;
  }
}
