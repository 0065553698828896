create table api_notes.note (
  topic text not null,
  account text not null,
  text text not null,
  stars integer not null,
  tip numeric(78) not null,
  signed_at bigint not null,
  primary key (topic, account)
);
