BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0007');
CREATE TABLE cuts (
	number INTEGER NOT NULL, 
	table_number INTEGER NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	value VARCHAR(64) NOT NULL, 
	CONSTRAINT pk_cuts PRIMARY KEY (number), 
	CONSTRAINT fk_cuts_table_number FOREIGN KEY(table_number) REFERENCES tables (number)
);
INSERT INTO "cuts" VALUES(1,1,'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029','commitment','5a2e103072759677a46a181bfc718902078d3b7fbb0b4ff6893b34d9b59fa00d');
INSERT INTO "cuts" VALUES(2,1,'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029','without','');
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
CREATE TABLE moves (
	table_number INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	actor INTEGER NOT NULL, 
	text VARCHAR(200) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_moves PRIMARY KEY (table_number, version), 
	CONSTRAINT fk_moves_table_number FOREIGN KEY(table_number) REFERENCES tables (number)
);
INSERT INTO "moves" VALUES(1,1,'chance',-1,'deal 9',1.0);
INSERT INTO "moves" VALUES(1,2,'chance',-1,'deal 6',1.0);
INSERT INTO "moves" VALUES(1,3,'chance',-1,'deal 4',1.0);
INSERT INTO "moves" VALUES(1,4,'chance',-1,'deal 7',1.0);
INSERT INTO "moves" VALUES(1,5,'chance',-1,'deal 5',1.0);
INSERT INTO "moves" VALUES(1,6,'chance',-1,'deal 7',1.0);
INSERT INTO "moves" VALUES(1,7,'move',0,'luck',2.0);
INSERT INTO "moves" VALUES(1,8,'chance',-1,'flip 10',2.0);
INSERT INTO "moves" VALUES(1,9,'move',1,'luck',3.0);
INSERT INTO "moves" VALUES(1,10,'chance',-1,'flip 6',3.0);
INSERT INTO "moves" VALUES(1,11,'move',0,'luck',4.0);
INSERT INTO "moves" VALUES(1,12,'chance',-1,'flip 11',4.0);
INSERT INTO "moves" VALUES(1,13,'move',1,'luck',5.0);
INSERT INTO "moves" VALUES(1,14,'chance',-1,'flip 11',5.0);
INSERT INTO "moves" VALUES(1,15,'move',0,'luck',6.0);
INSERT INTO "moves" VALUES(1,16,'chance',-1,'flip 4',6.0);
INSERT INTO "moves" VALUES(1,17,'move',0,'discard 4 6 9',7.0);
INSERT INTO "moves" VALUES(1,18,'move',1,'luck',8.0);
INSERT INTO "moves" VALUES(1,19,'chance',-1,'flip 10',8.0);
INSERT INTO "moves" VALUES(1,20,'move',0,'luck',9.0);
INSERT INTO "moves" VALUES(1,21,'chance',-1,'flip D',9.0);
INSERT INTO "moves" VALUES(1,22,'undo',0,'19 free',20.0);
INSERT INTO "moves" VALUES(1,23,'note',1,'bot easy',21.0);
INSERT INTO "moves" VALUES(1,24,'note',1,'back',22.0);
CREATE TABLE pushes (
	number INTEGER NOT NULL, 
	table_number INTEGER NOT NULL, 
	secret VARCHAR(64) NOT NULL, 
	endpoint VARCHAR(1000) NOT NULL, 
	p256dh VARCHAR(128) NOT NULL, 
	auth VARCHAR(64) NOT NULL, 
	language VARCHAR(8) NOT NULL, 
	CONSTRAINT pk_pushes PRIMARY KEY (number), 
	CONSTRAINT uq_pushes_table_number UNIQUE (table_number, secret, endpoint), 
	CONSTRAINT fk_pushes_table_number FOREIGN KEY(table_number) REFERENCES tables (number)
);
CREATE TABLE reviews (
	table_number INTEGER NOT NULL, 
	version INTEGER NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (table_number), 
	CONSTRAINT fk_reviews_table_number FOREIGN KEY(table_number) REFERENCES tables (number)
);
CREATE TABLE seats (
	table_number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	level VARCHAR(32), 
	secret VARCHAR(64) NOT NULL, host BOOLEAN DEFAULT 0 NOT NULL, mark VARCHAR(16), 
	CONSTRAINT pk_seats PRIMARY KEY (table_number, seat), 
	CONSTRAINT fk_seats_table_number FOREIGN KEY(table_number) REFERENCES tables (number)
);
INSERT INTO "seats" VALUES(1,0,'person','Ada',NULL,'fdee430d40bd57deeac186cd9790033d0f06f909a8806e7ce6e717ab7c7d5029',1,NULL);
INSERT INTO "seats" VALUES(1,1,'person','Bob',NULL,'81b637d8fcd2c6da6359e6963113a1170de795e4b725b84d1e0b4cfd9ec58ce9',0,NULL);
CREATE TABLE servers (
	id INTEGER NOT NULL, 
	address VARCHAR(200) NOT NULL, 
	seen FLOAT NOT NULL, 
	writer INTEGER NOT NULL, 
	settled BIGINT NOT NULL, 
	refused VARCHAR(8000) NOT NULL, 
	fenced BOOLEAN NOT NULL, 
	CONSTRAINT pk_servers PRIMARY KEY (id)
);
INSERT INTO "servers" VALUES(1,'http://127.0.0.1:8000',1.0,2,40,'',0);
CREATE TABLE tables (
	number INTEGER NOT NULL, 
	name VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	options JSON NOT NULL, 
	clock INTEGER, 
	spectators BOOLEAN NOT NULL, 
	hints BOOLEAN NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	invite VARCHAR(64) NOT NULL, 
	dealer BLOB NOT NULL, 
	created FLOAT NOT NULL, 
	over BOOLEAN NOT NULL, 
	rematch_of INTEGER, begun BOOLEAN DEFAULT 1 NOT NULL, start VARCHAR(8) DEFAULT 'full' NOT NULL, first INTEGER DEFAULT '0', evening VARCHAR(32), result JSON, closed FLOAT, invitation VARCHAR(200), seating INTEGER DEFAULT '0' NOT NULL, server INTEGER, helps JSON DEFAULT '[]' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (number), 
	CONSTRAINT uq_tables_name UNIQUE (name), 
	CONSTRAINT uq_tables_rematch_of UNIQUE (rematch_of)
);
INSERT INTO "tables" VALUES(1,'sample-table','mada',1,'{"rebuild": "lazy"}',NULL,1,1,'4740ae6347b0172c01254ff55bae5aff5199f4446e7f6d643d40185b3f475145','5014f9af3a684fdd64a775c1c4c532ee66b1b96cb56b1d02170d2249b6764f75',X'0127825480288820472F0F44C2A8D7912F6EE55163D1D97503322805120736E3EE2D74D2C389DD79F1BF223881BEB50B9E565C68C4982DFC7F08D558992719F083',1.0,0,NULL,1,'full',0,NULL,NULL,NULL,'ASeCVIAVIrn5DWmhJEj_8bmtBJ4xm-qOGFsl3kA5NDYVvzQHpOAd4pttAF2Xjg==',1,1,'["asides"]');
CREATE INDEX ix_tables_evening ON tables (evening);
CREATE INDEX ix_cuts_table_number ON cuts (table_number);
COMMIT;
